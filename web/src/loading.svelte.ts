// Parts of the page that come when they are needed: one that does not come can be asked for again, and comes by itself when the
// network is back.

/** Milliseconds until it is tried again by itself. */
const RETRY_FIRST = 2000;
const RETRY_MOST = 30_000;

export class Loading<T> {
  /** What was loaded; null as long as it has not come. */
  value = $state.raw<T | null>(null);
  failed = $state(false);

  readonly #load: () => Promise<T>;
  #retry = RETRY_FIRST;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gone = false;

  constructor(load: () => Promise<T>) {
    this.#load = load;
    void this.again();
  }

  async again(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const value = await this.#load();
      if (this.#gone) return;
      this.value = value;
      this.failed = false;
    } catch {
      if (this.#gone) return;
      this.failed = true;
      this.#timer = setTimeout(() => void this.again(), this.#retry);
      this.#retry = Math.min(this.#retry * 2, RETRY_MOST);
    }
  }

  /** The network is back. */
  comeBack(): void {
    if (this.failed) void this.again();
  }

  /** Nobody waits for it any more. */
  forget(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
  }
}
