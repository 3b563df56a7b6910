import type { OwnForm } from "../forms";
import KingdomPicker from "./KingdomPicker.svelte";
import { lacks } from "./kingdoms";
import KingdomShown from "./KingdomShown.svelte";

const form: OwnForm = { fields: ["kingdom", "cards", "ban", "from", "constraints"], Ask: KingdomPicker, lacks, Show: KingdomShown };

export default form;
