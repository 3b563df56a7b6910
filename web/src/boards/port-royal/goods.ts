// What kept ships carry, in pictures.

import barrel from "icon:barrel";
import bread from "icon:bread";
import herbs from "icon:herbs-bundle";
import book from "icon:secret-book";
import type { Goods } from "./cards";

export const GOODS_ICONS: Record<Goods, string> = { book, herbs, bread, rum: barrel };
