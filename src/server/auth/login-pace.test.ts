import { expect, it } from 'vitest';
import { type LoginOrigin, LoginPace } from './login-pace.ts';

const place = (address: string, device?: string): LoginOrigin => ({
  account: 'ada@post.example',
  address,
  device,
});

it('lets a few tries through, then doubles the pause up to half a minute', () => {
  const pace = new LoginPace();
  let now = 0;
  const pauses = Array.from({ length: 14 }, () => {
    const { ms } = pace.begin(place('a'), now);
    now += ms;
    return ms;
  });
  expect(pauses).toEqual([0, 0, 0, 0, 0, 250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

it('queues tries that come at once from one place', () => {
  const pace = new LoginPace();
  const pauses = Array.from({ length: 8 }, () => pace.begin(place('a'), 0).ms);
  expect(pauses).toEqual([0, 0, 0, 0, 0, 250, 750, 1750]);
});

it('makes nobody wait for the tries of another place, and a known device not even for all of them', () => {
  const pace = new LoginPace();
  for (let n = 0; n < 15; n += 1) pace.begin(place('attacker'), 0);
  expect(pace.begin(place('owner'), 0).ms).toBe(0);
  for (let n = 0; n < 1000; n += 1) pace.begin(place(`bot ${n}`), 0);
  expect(pace.begin(place('owner, new phone'), 0).ms).toBe(8000);
  expect(pace.begin(place('attacker', 'the owner’s'), 0)).toEqual({ ms: 0, atAccount: 0 });
});

it('slows a stolen device down, too', () => {
  const pace = new LoginPace();
  const pauses = Array.from({ length: 7 }, () => pace.begin(place('a', 'device'), 0).ms);
  expect(pauses.at(-1)).toBe(750);
});

it('starts anew after a right try, and after an hour', () => {
  const pace = new LoginPace();
  for (let n = 0; n < 9; n += 1) pace.begin(place('a'), 0);
  pace.succeed(place('a'), 0);
  expect(pace.begin(place('a'), 0).ms).toBe(0);
  for (let n = 0; n < 9; n += 1) pace.begin(place('b'), 0);
  expect(pace.begin(place('b'), 60 * 60_000 + 1)).toEqual({ ms: 0, atAccount: 1 });
});

it('makes nobody wait because the clock was set back', () => {
  const pace = new LoginPace();
  pace.begin(place('a'), 10_000_000);
  expect(pace.begin(place('a'), 0).ms).toBe(0);
});
