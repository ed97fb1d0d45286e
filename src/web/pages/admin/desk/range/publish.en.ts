import type { publish as germanPublish, versions as germanVersions } from './publish.de.ts';

export const publish: typeof germanPublish = {
  text: 'Everything you have changed waits here until you publish it. Only then do customers see it.',
  none: 'Nothing is waiting. The shop shows version {version}.',
  all: 'Select all',
  one: 'Select {name}',
  note: 'Note about this version (optional)',
  publish: 'Publish ({count})',
  done: 'Version {version} is published.',
  later:
    'Version {version} is saved. Its pages follow by themselves; until then the shop shows the one before.',
  problems: 'This keeps it from being published',
  elsewhere: 'This would no longer fit either',
  edited: '{by}, {time}',
  gone: 'deleted account',
  changes: {
    new: 'New',
    changed: 'Changed',
    retired: 'Will be retired',
    returned: 'Comes back',
  },
  kinds: {
    product: 'Product',
    gift: 'Gift',
    collection: 'Collection',
    facts: 'Facts about the shop',
  },
};

export const versions: typeof germanVersions = {
  text: 'Every time you publish, a version is made. None can be changed, and each can be taken up again.',
  version: 'Version {number}',
  demo: 'Demo data',
  more: 'Older versions',
  all: 'All versions',
  countOne: '1 change',
  count: '{count} changes',
  against: 'Compared with version {number}',
  same: 'No entry has changed.',
  first: 'The first version. Everything was new.',
  changes: { added: 'Added', changed: 'Changed', removed: 'Removed' },
  field: 'Field',
  before: 'Before',
  after: 'After',
  nothing: 'empty',
  list: '{count} entries',
  yes: 'yes',
  no: 'no',
  revive: 'Take up again',
  reviveText: 'This makes drafts. Nothing changes in the shop until you publish them.',
  inTheWay: 'These drafts would be replaced. Look at them, or replace them.',
  replace: 'Replace drafts and take up again',
};
