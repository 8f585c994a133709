// The head of the page: beside a board it waits behind a button, so that the map has its room.

let shown = $state(false);

export function headShown(): boolean {
  return shown;
}

export function showHead(to: boolean): void {
  shown = to;
}
