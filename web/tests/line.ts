// The line between browser and server: what goes over it, and how slow it is.

import type { CDPSession, Page } from "@playwright/test";

/** What has come so far, in bytes as they were sent. */
export interface Counted {
  sum: () => { bytes: number; requests: number };
  session: CDPSession;
}

/** Counts everything a page asks for from now on. */
export async function counted(page: Page): Promise<Counted> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  let [bytes, requests] = [0, 0];
  session.on("Network.requestWillBeSent", () => (requests += 1));
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  return { sum: () => ({ bytes, requests }), session };
}

/** Makes the line slow: a round trip takes so many milliseconds, and so many bytes come in a second. */
export async function slow({ session }: Counted, roundTrip: number, bytesPerSecond: number): Promise<void> {
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: roundTrip,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
