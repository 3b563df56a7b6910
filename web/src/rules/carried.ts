// A text inside a link: its bytes in the alphabet that addresses may hold.

export function toLink(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text a link carries; null if it carries none. */
export function fromLink(carried: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(carried.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
