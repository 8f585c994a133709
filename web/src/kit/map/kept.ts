/** Places of names and stacks, kept as long as nothing that they depend on changes; at the same scale, found again from where they were. */
export function keptAt<P>(find: (scale: number, before: P | undefined) => P): (scale: number, key: string) => P {
  let kept: { key: string; scale: number; places: P } | undefined;
  return (scale, key) => {
    const whole = `${scale} ${key}`;
    if (kept?.key !== whole) kept = { key: whole, scale, places: find(scale, kept?.scale === scale ? kept.places : undefined) };
    return kept.places;
  };
}
