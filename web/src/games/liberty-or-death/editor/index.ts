/** The position editor, loaded when its page is opened. */
import "..";
import { loadTexts } from "../../../lib/i18n.svelte";
import Editor from "./Editor.svelte";

await loadTexts("web-liberty-or-death-editor");

export default Editor;
