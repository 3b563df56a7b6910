# The few things one does here. `make play` to play, `make quick` while you work, `make test` before every commit.

CARGO ?= cargo
TARGET := $(or $(CARGO_TARGET_DIR),$(CURDIR)/target)
BINARY := $(TARGET)/release/portolan
DEV_BINARY := $(TARGET)/debug/portolan
# How long each test took, for the list at the end of `make test`.
TEST_TIMES := $(TARGET)/test-times
# Everything that runs as a test, compiled once for `check` and `browser`.
RUST_TESTS := --workspace --features portolan/embed-web --locked --tests
TIMED := --config 'target."cfg(unix)".runner = "$(CURDIR)/scripts/timed-tests"'
# `make quick` looks at what has changed since this revision.
SINCE ?= main
# How many deals each browser test that holds for any deal is played with by `make soak`.
DEALS ?= 20
WEB_SOURCES := $(shell find web locales -type f -not -path '*/node_modules/*' -not -path 'web/dist/*' -not -path 'web/test-results/*' -not -path 'web/tests/*')

.PHONY: help play serve terminal web build test quick lint lint-rust lint-web check browser screenshots types soak strength bench times package

help: ## Show this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/'

play: build ## Build everything, serve it and open it in your browser
	$(BINARY) serve --open

serve: build ## Build everything and serve tables at http://127.0.0.1:8080
	$(BINARY) serve

terminal: build ## Build everything and sit down at a table of Port Royal in the terminal
	$(BINARY) play port-royal

build: web ## Build the binary, target/release/portolan; its debug lines are in a file beside it
	$(CARGO) build --release --package portolan --features embed-web
	scripts/part-from-debug-lines $(BINARY)

web: web/dist/index.html ## Build the browser client, web/dist

web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm ci --no-audit --no-fund

web/dist/index.html: web/node_modules/.package-lock.json $(WEB_SOURCES)
	cd web && npm run --silent build

test: lint check browser ## Everything that must be green; installs PostgreSQL and Chromium where they are missing
	scripts/slowest-tests $(TEST_TIMES)

quick: web ## Format, lints and unit tests, and the tests of the crates that have changed (since main, or SINCE=revision)
	$(CARGO) fmt --all --check
	cd web && npm run --silent check && npm run --silent lint && npm run --silent unit
	packages=$$(scripts/changed-crates $(SINCE)); if [ -n "$$packages" ]; then \
		$(CARGO) clippy --all-targets --locked $$packages -- -D warnings && \
		$(CARGO) test --tests --locked $$packages; fi

lint: web
	$(CARGO) fmt --all --check
	$(MAKE) --no-print-directory --jobs 2 lint-rust lint-web

lint-rust:
	$(CARGO) clippy --workspace --all-targets --features portolan/embed-web --locked -- -D warnings

lint-web:
	cd web && npm run --silent check && npm run --silent lint

check: web
	scripts/install-test-tools
	$(CARGO) check --package room --target wasm32-unknown-unknown --locked
	$(CARGO) test --workspace --features portolan/embed-web --locked --doc
	mkdir -p $(TEST_TIMES) && rm -f $(TEST_TIMES)/rust.tsv
	TEST_TIMES=$(TEST_TIMES)/rust.tsv $(CARGO) test $(TIMED) $(RUST_TESTS)

browser: web ## The browser client's own tests, in a real Chromium against a real server; ONLY="part of a title" for some
	scripts/install-test-tools
	cd web && npm run --silent unit -- --reporter=default --reporter=json --outputFile.json=$(TEST_TIMES)/unit.json
	$(CARGO) test $(RUST_TESTS) --no-run
	cd web && PORTOLAN_BINARY=$(DEV_BINARY) TEST_TIMES=$(TEST_TIMES) npm run --silent browser -- $(if $(ONLY),--grep "$(ONLY)")

screenshots: web ## Take the pictures in docs/screenshots anew
	scripts/install-test-tools
	$(CARGO) build --package portolan --features embed-web --locked
	cd web && PORTOLAN_BINARY=$(DEV_BINARY) npm run --silent screenshots

package: build ## A tarball and a .deb, in target/package
	scripts/package $(BINARY)

types: ## Write anew what the browser takes from Rust: types, catalogues, and moments to test boards with
	WRITE_TYPES=1 $(CARGO) test --package portolan --package server --test types --lib -- of_the_program

bench: build ## Measure every engine on this machine
	$(BINARY) bench

times: build ## Measure how long pages take over a slow line, and how long others' acts are in sight
	cd web && TIMES=1 PORTOLAN_BINARY=$(BINARY) npm run --silent browser -- times

soak: build package ## The long runs: many more games with fresh deals, and bots against each other
	scripts/install-test-tools
	SEED=fresh HARNESS_GAMES=2000 $(CARGO) test --release --workspace --locked --test contract
	SEED=fresh HARNESS_GAMES=100000 $(CARGO) test --release --package port-royal --locked --test endings
	SOAK=1 $(CARGO) test --release --package bots --locked --test dominion -- --nocapture
	MEASURED_GAMES=40 $(CARGO) test --release --package bots --locked --test measures -- --nocapture --test-threads 1
	STATEMENTS=200 $(CARGO) test --release --package portolan --locked --test statements
	cd web && PORTOLAN_BINARY=$(BINARY) npm run --silent alarm
	cd web && SOAK=1 SEED=fresh PORTOLAN_BINARY=$(BINARY) npm run --silent browser -- soak
	cd web && SEED=fresh PORTOLAN_BINARY=$(BINARY) npm run --silent browser -- --grep @deal --repeat-each $(DEALS)
	SEED=fresh LEAK_GAMES=200 $(CARGO) test --release --package room --locked leaks
	$(BINARY) bench server --tables 200 --rate 2000 --seconds 60 --idle 10000
	DRILL_ROUNDS=20 $(CARGO) test --release --package portolan --locked --test serve -- drill --nocapture --test-threads 1
	scripts/fuzz-api $(BINARY)
	scripts/test-package target/package
	SEED=fresh FUZZ_ROUNDS=500 $(CARGO) test --release --package portolan --locked --test serve -- no_request
	for scenario in 1 2 3 4 5; do \
		$(BINARY) lab explorers --set scenario=$$scenario --seat script --seat script --seat script --games 200; done
	scripts/strength $(BINARY) 20

strength: build ## Measure how strong the bots are, and write docs/strength.md: hours, and it can be interrupted
	scripts/strength $(BINARY)
