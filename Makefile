# The few things one does here. `make play` to play, `make test` before every commit.

CARGO ?= cargo

.PHONY: help play serve build test lint check soak bench

help: ## Show this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/'

play: ## Build everything and sit down at a table of Port Royal
	$(CARGO) run --release --quiet --package portolan -- play port-royal

serve: ## Build everything and serve tables at http://127.0.0.1:8080
	$(CARGO) run --release --quiet --package portolan -- serve

build: ## Build the binary, target/release/portolan
	$(CARGO) build --release --package portolan

test: lint check ## Everything that must be green; installs PostgreSQL where it is missing

lint:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings

check:
	scripts/install-test-tools
	$(CARGO) test --workspace --locked --doc
	$(CARGO) test --workspace --locked --lib --bins --tests

bench: build ## Measure every engine on this machine
	target/release/portolan bench

soak: build ## The long runs: many more random games, and bots against each other
	HARNESS_GAMES=2000 $(CARGO) test --release --workspace --locked --test contract
	HARNESS_GAMES=100000 $(CARGO) test --release --package port-royal --locked --test endings
	SOAK=1 $(CARGO) test --release --package bots --locked --test dominion -- --nocapture
	LEAK_GAMES=200 $(CARGO) test --release --package server --locked leaks
	target/release/portolan bench server --tables 200 --rate 2000 --seconds 60 --idle 10000
	FUZZ_ROUNDS=500 $(CARGO) test --release --package portolan --locked --test serve -- no_request
	target/release/portolan arena port-royal --seat script --seat random --games 1000
	target/release/portolan arena port-royal --seat admiral --seat script --games 400
	target/release/portolan arena puerto-rico --seat script --seat random --seat random --seat random --games 1000
	target/release/portolan arena puerto-rico --seat admiral --seat script --seat script --seat script --games 200
	target/release/portolan arena dominion --set kingdom=random --seat admiral --seat "buy: Province, Gold, Silver" --games 400
	for scenario in 1 2 3 4 5; do \
		target/release/portolan arena explorers --set scenario=$$scenario --seat script --seat script --seat script --games 200; done
	target/release/portolan arena explorers --set scenario=2 --seat script --seat random --seat random --seat random --games 200
