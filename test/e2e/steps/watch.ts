import type { Page, Request } from '@playwright/test';

/** Things that a page does from now on, beside what it shows. */

/** Its uncaught errors. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** The same, with the errors that its console says, each with the file it is about. */
export function complaintsOf(page: Page): string[] {
  const complaints = errorsOf(page);
  page.on('console', (said) => {
    if (said.type() === 'error') complaints.push(`${said.text()} (${said.location().url})`);
  });
  return complaints;
}

/** Documents that it requests. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  return documents;
}

/** Requests for a payment page. */
export function checkoutsOf(page: Page): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/create-checkout') asked.push(request);
  });
  return asked;
}

export const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(globalThis, { isMarked: true }));
/** True while the page still is the document that was marked. */
export const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in globalThis);
