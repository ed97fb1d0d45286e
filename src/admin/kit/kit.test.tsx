import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import texts from '../texts/de.json' with { type: 'json' };
import { formatListCount } from './counted.ts';
import { FilterChip } from './FilterChip.tsx';
import { KitContext, placeOf, queryOf, readParams, sectionAt, withParams } from './kit-context.ts';
import { ListPart, Pager } from './Page.tsx';
import { ApiProblem } from './queries.ts';
import { formatDays, formatListTime } from './times.tsx';

const render = (part: ReactNode) =>
  renderToStaticMarkup(
    <KitContext value={{ lang: 'de', texts }}>
      <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>
    </KitContext>,
  );
const list = (state: { readonly data?: string; readonly error?: Error }) => {
  const loading = {
    data: undefined,
    error: null,
    isPlaceholderData: false,
    refetch: () => undefined,
  };
  return render(
    <ListPart name="Protokoll" loading={{ ...loading, ...state }}>
      {(data) => <p>{data}</p>}
    </ListPart>,
  );
};

describe('a list', () => {
  it('shows what came', () => {
    expect(list({ data: 'Zeilen' })).toBe('<p>Zeilen</p>');
  });

  it('says in its place that it failed, and why', () => {
    const html = list({ error: new ApiProblem('internal', 'Der Server hat ein Problem.') });
    expect(html).toContain('role="alert"');
    expect(html).toContain('Protokoll lässt sich gerade nicht laden.');
    expect(html).toContain('Der Server hat ein Problem.');
    expect(html).toContain('Jetzt versuchen');
  });

  it('says no more than it knows while the server does not answer, and keeps its rows', () => {
    const html = list({ data: 'Zeilen', error: new ApiProblem('offline', '') });
    expect(html).toContain('</b> Der Server antwortet nicht.</p>');
    expect(html).toContain('<p>Zeilen</p>');
  });

  it('shows nothing for the first 200 ms', () => {
    expect(list({})).toBe('');
  });
});

it('a pager leads to the next page and to the beginning, and is absent on a single page', () => {
  expect(render(<Pager here="/admin/log" search={{}} next={null} />)).toBe('');
  const html = render(<Pager here="/admin/log" search={{ before: '2' }} next="1" />);
  expect(html).toMatch(/href="\/admin\/log".*Zum Anfang.*href="\/admin\/log\?before=1".*Weitere/);
});

it('a filter names its value, and can be removed only while it is set', () => {
  const chip = (value?: string) =>
    render(
      <FilterChip label="Bereich" value={value} options={[['a', 'Codes']]} onChange={() => {}} />,
    );
  expect(chip()).not.toContain('Bereich nicht mehr filtern');
  expect(chip('a')).toContain('aria-label="Bereich nicht mehr filtern"');
});

it('addresses hold plain texts, and only what is set', () => {
  expect(withParams('/admin/log', { area: 'codes', sort: undefined })).toBe(
    '/admin/log?area=codes',
  );
  expect(withParams('/admin/log', {})).toBe('/admin/log');
  // No number, of which digits would be lost.
  expect(readParams(`?${queryOf({ before: '1764000000000001.5' })}`)).toEqual({
    before: '1764000000000001.5',
  });
});

it('the rail leads to the sections', () => {
  expect(placeOf('log', 'en')).toBe('/en/admin/log');
  expect([placeOf('today', 'en'), placeOf('today', 'de')]).toEqual(['/en/admin', '/admin']);
  expect([sectionAt('/'), sectionAt('/messages/1')]).toEqual(['today', 'messages']);
  expect(sectionAt('/of-another-version')).toBeUndefined();
});

it('times are as short as a list needs them, in Berlin', () => {
  const now = Date.parse('2026-01-01T00:30:00Z');
  expect(formatListTime('2025-12-31T23:10:00Z', 'de', now)).toBe('00:10');
  expect(formatListTime('2025-12-31T22:10:00Z', 'de', now)).toMatch(/31\. Dez\.? 2025, 23:10/);
  expect(formatListTime('2026-01-01T22:10:00Z', 'en', Date.parse('2026-03-01'))).toMatch(/1 Jan/);
});

it('days of a filter are as short as they can be', () => {
  const year = new Date().getUTCFullYear();
  const days = (from: string, to?: string) => formatDays(from, to, 'de', texts);
  expect(days(`${year}-03-02`, `${year}-03-07`)).toMatch(/^2\.\s?–\s?7\. März$/);
  expect(days(`${year}-03-02`, `${year}-03-02`)).toBe('2. März');
  expect(days(`${year}-03-02`)).toBe('seit 2. März');
  expect(days('2020-03-02', '2020-03-02')).toBe('2. März 2020');
});

it("a list counts up to a bound, in the page's language", () => {
  const shown = (count: number) => [formatListCount(count, 'de'), formatListCount(count, 'en')];
  expect(shown(0)).toEqual(['0', '0']);
  expect(shown(1_000)).toEqual(['1.000', '1,000']);
  expect(shown(1_001)).toEqual(['1.000+', '1,000+']);
});
