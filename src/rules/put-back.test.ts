import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { putBack } from './put-back.ts';

describe('putBack', () => {
  it('undoes any removals, in whatever order', () => {
    const list = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 8 });
    const undone = list.chain((ids) =>
      fc.tuple(fc.constant(ids), fc.shuffledSubarray(ids), fc.shuffledSubarray(ids)),
    );
    fc.assert(
      fc.property(undone, ([ids, removed, undos]) => {
        const left = ids.filter((id) => !removed.includes(id));
        const back = undos.reduce<readonly string[]>((now, id) => putBack(now, id, ids), left);
        expect(back).toEqual(ids.filter((id) => !removed.includes(id) || undos.includes(id)));
      }),
    );
  });

  it('leaves what came since where it is', () => {
    expect(putBack(['new', 'c'], 'b', ['b', 'c'])).toEqual(['new', 'b', 'c']);
    expect(putBack(['new'], 'b', ['b'])).toEqual(['b', 'new']);
  });

  it('adds nothing twice', () => {
    expect(putBack(['b', 'a'], 'b', ['a', 'b'])).toEqual(['b', 'a']);
  });
});
