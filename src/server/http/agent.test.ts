import { expect, it } from 'vitest';
import { parseAgent } from './agent.ts';

const onAndroid = (model: string, rest = '') =>
  `Mozilla/5.0 (Linux; Android 10; ${model}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Mobile Safari/537.36${rest}`;

it.each(['M BOT 60', 'M BOT 51 Build/QP1A.190711.020', 'CUBOT_X18_Plus', 'X-bot'])(
  'takes whoever has a phone called %s for a person',
  (model) => {
    expect(parseAgent(onAndroid(model))).toEqual({ label: 'Chrome, phone', bot: false });
  },
);

it.each([
  onAndroid(
    'Nexus 5X Build/MMB29P',
    ' (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ),
  onAndroid('M BOT 60', ' (compatible; bingbot/2.0)'),
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'Mozilla/5.0 (Linux; Android 5.0; SomeBot/1.0) AppleWebKit/537.36 Mobile Safari/537.36',
  'curl/8.5.0',
  undefined,
])('takes %s for a machine', (agent) => {
  expect(parseAgent(agent).bot).toBe(true);
});
