import { expect, test } from 'vitest';
import { readSettings } from '#server/env.ts';
import { printedSettings } from './settings.ts';

const printed = (env: Record<string, string>, oneBuild: boolean) => {
  const parsed = readSettings({ ALLOW_SANDBOX: 'on', ...env }, undefined, '/nowhere');
  if (!parsed.ok) throw new Error(parsed.sentence);
  return printedSettings(parsed.settings, oneBuild);
};

test('pages carry the port of the shop, as in README', () => {
  expect(printed({}, false).baseUrl).toBe('http://localhost:3000');
  expect(printed({ PORT: '4000' }, false).baseUrl).toBe('http://localhost:4000');
  expect(printed({ PORT: '4000', BASE_URL: 'https://shop.example' }, false).baseUrl).toBe(
    'https://shop.example',
  );
});

test('one build serves tests on every port, but never another origin', () => {
  expect(printed({ PORT: '4000' }, true).baseUrl).toBe('http://localhost:3000');
  expect(printed({ BASE_URL: 'https://shop.example' }, true).baseUrl).toBe('https://shop.example');
});

test('pages know the registration of devices, which they show beside a battery', () => {
  expect(printed({ WEEE_NUMBER: 'DE12345678' }, false).company.weee).toBe('DE12345678');
});
