import type { codeTexts as german } from './codes.de.ts';

export const codeTexts: typeof german = {
  codes: {
    title: 'Codes',
    none: 'No codes yet',
    code: 'Code',
    kind: 'Kind',
    percent: 'Per cent',
    amount: 'Amount',
    value: 'Value (% or euros)',
    minimum: 'Minimum order in euros',
    starts: 'Starts (Berlin time)',
    ends: 'Ends (Berlin time)',
    maxUses: 'Redeemed at most',
    create: 'Create code',
    bad: 'Check code, value and minimum.',
    stop: 'Stop',
    stopNamed: 'Stop {code}',
    stopped: 'Stopped',
    over: 'Over',
    uses: '{uses} redeemed',
    usesOf: '{uses} of {max} redeemed',
    from: 'from {price}',
    begins: 'starts {time}',
    until: 'until {time}',
  },
};
