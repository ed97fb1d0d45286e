/** Returns keys with some of them moved before or after another one. */
export function moveKeys(
  keys: readonly string[],
  moved: readonly string[],
  target: string,
  position: 'before' | 'after' | 'on',
): readonly string[] {
  const inOrder = keys.filter((key) => moved.includes(key));
  const others = keys.filter((key) => !moved.includes(key));
  const at = others.indexOf(target);
  if (at < 0) return keys;
  return others.toSpliced(position === 'before' ? at : at + 1, 0, ...inOrder);
}
