// What people look like and what they do, in pictures: a portrait, and a strip of small signs below it.

import bandana from "icon:bandana";
import beerStein from "icon:beer-stein";
import fan from "icon:handheld-fan";
import farmer from "icon:farmer";
import jesterHat from "icon:jester-hat";
import juggler from "icon:juggler";
import monkFace from "icon:monk-face";
import pirateCannon from "icon:pirate-cannon";
import pirateCaptain from "icon:pirate-captain";
import quillInk from "icon:quill-ink";
import rollingDices from "icon:rolling-dices";
import scales from "icon:scales";
import shipWheel from "icon:ship-wheel";
import shop from "icon:shop";
import spyglass from "icon:spyglass";
import suitcase from "icon:suitcase";
import swordman from "icon:swordman";
import throneKing from "icon:throne-king";
import type { Person } from "./cards";

/** An admiral's head under a cocked hat; the icon set has none. */
const admiral =
  '<path fill="currentColor" d="M256 60c-70 0-150 32-196 98 24 18 60 28 100 32-4 12-6 26-6 40 0 62 44 112 102 112s102-50 102-112c0-14-2-28-6-40 40-4 76-14 100-32C406 92 326 60 256 60zm0 26a26 26 0 1 1 0 52 26 26 0 0 1 0-52zM150 340c-60 14-94 52-98 116h408c-4-64-38-102-98-116l-56 58-50 28-50-28zM96 400h64v16H96zm256 0h64v16h-64z"/>';

/** A vice admiral wears the hat crosswise, with a plume. */
const viceAdmiral =
  '<path fill="currentColor" d="M150 176c-34-8-58-24-70-46 30 4 56-4 78-20 34-26 62-38 98-38s64 12 98 38c22 16 48 24 78 20-12 22-36 38-70 46 6 16 8 32 8 50 0 64-48 116-114 116s-114-52-114-116c0-18 2-34 8-50zm106-84-18 44h36zM158 348c-58 14-90 48-94 108h384c-4-60-36-94-94-108l-98 80zM60 398h60v14H60z"/>';

/** Portraits by trade. */
const PORTRAITS: Record<string, string> = {
  settler: farmer,
  captain: shipWheel,
  priest: monkFace,
  jack: juggler,
  sailor: bandana,
  pirate: pirateCaptain,
  admiral,
  jester: jesterHat,
  governor: throneKing,
  mademoiselle: fan,
  trader: scales,
  shopkeeper: shop,
  clerk: quillInk,
  passenger: suitcase,
  gunner: pirateCannon,
  "vice-admiral": viceAdmiral,
  gambler: rollingDices,
  scout: spyglass,
  innkeeper: beerStein,
  tybuk: swordman,
  "expert-settler": farmer,
  "expert-captain": shipWheel,
  "expert-priest": monkFace,
};

/** The portrait of a role, with or without a colour before it. */
export function portraitOf(role: string): string {
  return PORTRAITS[role] ?? PORTRAITS[role.slice(role.indexOf("-") + 1)] ?? bandana;
}

/** Small signs in a row: drawings by their name, figures as they are. */
export type Sign = "coin" | "card" | "sword" | "points" | "expedition" | "bust" | "person" | "ship" | "crown" | "eye" | "then" | { say: string };

const say = (text: string): Sign => ({ say: text });

const ABILITIES: Record<string, Sign[]> = {
  settler: ["expedition"],
  captain: ["expedition"],
  priest: ["expedition"],
  jack: ["expedition", say("✻")],
  sailor: ["sword"],
  pirate: ["sword", "sword"],
  admiral: [say("5"), "card", "then", say("2"), "coin"],
  jester: ["bust", "then", say("1"), "coin"],
  governor: [say("+1"), "card"],
  mademoiselle: ["person", say("−1"), "coin"],
  trader: ["ship", say("+1"), "coin"],
  shopkeeper: ["ship", say("+1"), "points"],
  clerk: ["ship", say("+1"), "card"],
  passenger: [],
  gunner: ["ship", say("−1"), "then", "coin"],
  "vice-admiral": [say("3–4"), "card", "then", say("1"), "coin"],
  gambler: [say("4"), "card", "then", say("+1"), "card"],
  scout: ["eye", say("3"), "card"],
  "expert-settler": ["expedition", "ship", say("+1"), "coin"],
  "expert-captain": ["expedition", "ship", say("+1"), "coin"],
  "expert-priest": ["expedition", "ship", say("+1"), "coin"],
};

/** What a person does, as signs. */
export function abilityOf(person: Person): Sign[] {
  if (person.trade === "tybuk") return Array.from({ length: person.swords }, () => "sword" as const);
  if (person.pays) return [say("4"), "person", "then", "crown"];
  return ABILITIES[person.trade] ?? [];
}
