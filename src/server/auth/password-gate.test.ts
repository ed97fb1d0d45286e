import { expect, it } from 'vitest';
import { PasswordGate } from './password-gate.ts';

it('runs two at a time, lets the others wait and turns away what would wait too long', async () => {
  const gate = new PasswordGate();
  let running = 0;
  let most = 0;
  const releases: (() => void)[] = [];
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => releases.push(resolve));
    running -= 1;
    return 'done';
  };
  const all = Array.from({ length: 70 }, () => gate.run(task));
  for (let turn = 0; turn < 70; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    for (const release of releases.splice(0)) release();
  }
  const results = await Promise.all(all);
  expect(most).toBe(2);
  expect(results.filter((result) => result === 'done')).toHaveLength(62);
  expect(results.filter((result) => result === undefined)).toHaveLength(8);
});

it('frees its place when a task throws', async () => {
  const gate = new PasswordGate();
  const boom = async () => Promise.reject(new Error('boom'));
  await expect(gate.run(boom)).rejects.toThrow('boom');
  await expect(gate.run(boom)).rejects.toThrow('boom');
  expect(await gate.run(async () => 'still open')).toBe('still open');
});
