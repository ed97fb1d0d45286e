/**
 * `npm run outdated`: prints newer versions of every dependency, and the published advisories about the
 * installed ones. Exits 1 for an advisory, and 2 if the advisories could not be read and are unknown.
 */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { START_MS } from '#server/waits.ts';
import { ROOT_DIR } from './settings.ts';

const outdatedReport = z.record(
  z.string(),
  z.object({ current: z.string().optional(), latest: z.string() }),
);
const auditReport = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), isDirect: z.boolean() }),
  ),
});

export type Advisories =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly lines: readonly string[] };

/** Parses the output of `npm audit --json`. Anything but a complete report is unknown. */
export function readAdvisories(printed: string): Advisories {
  const report = auditReport.safeParse(parsed(printed));
  if (!report.success) return { kind: 'unknown' };
  const lines = Object.entries(report.data.vulnerabilities).map(
    ([name, { severity, range }]) => `${name} ${range}: ${severity}`,
  );
  return { kind: 'known', lines };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function npm(...args: readonly string[]): string {
  return (
    spawnSync('npm', args, { cwd: ROOT_DIR, encoding: 'utf8', timeout: START_MS }).stdout ?? ''
  );
}

function run(): number {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const versions = outdatedReport.safeParse(parsed(npm('outdated', '--json')));
  if (!versions.success) say('Newer versions: unknown, the registry could not be asked.');
  for (const [name, { current = 'none', latest }] of Object.entries(versions.data ?? {})) {
    say(`${name}: ${current}, newest ${latest}`);
  }
  const advisories = readAdvisories(npm('audit', '--json'));
  if (advisories.kind === 'unknown') {
    say('Advisories: unknown, the registry gave no report.');
    return 2;
  }
  for (const line of advisories.lines) say(`Advisory: ${line}`);
  if (advisories.lines.length === 0) say('Advisories: none published for the installed versions.');
  return advisories.lines.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit(run());
