// Small things this browser remembers for its user: language, theme, settings of the table.

export interface Remembered<T> {
  value: T;
}

/** A value kept in the browser under a name; `otherwise` where there is none, or one that is no longer understood. */
export function remembered<T>(name: string, otherwise: T, understands: (value: unknown) => value is T): Remembered<T> {
  const key = `portolan-${name}`;
  let value = $state(read() ?? otherwise);

  function read(): T | undefined {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
      return understands(kept) ? kept : undefined;
    } catch {
      // Storage may be forbidden, or hold what somebody else wrote.
      return undefined;
    }
  }

  return {
    get value(): T {
      return value;
    },
    set value(next: T) {
      value = next;
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Forbidden or full: then it is remembered until the page is closed.
      }
    },
  };
}
