import { API } from '../src/api-paths.ts';
import { admin, type Endpoint, NOBODY, NOT_FOUND } from './api-endpoint.ts';

/** Endpoints of the owner's catalogue, for `api-table.ts`. */
export const CATALOGUE_ENDPOINTS: readonly Endpoint[] = [
  admin({ method: 'GET', path: API.deskCatalogue }),
  admin({ method: 'GET', path: API.deskProducts, query: true }),
  admin({ method: 'GET', path: API.deskEntry, unknown: NOT_FOUND }),
  admin({ method: 'DELETE', path: API.deskDraft, body: { revision: 1 }, unknown: NOT_FOUND }),
  admin({
    method: 'PUT',
    path: API.deskDraft,
    body: { content: { kind: 'cap', id: NOBODY }, position: 1, revision: null, base: null },
  }),
  admin({
    method: 'POST',
    path: API.deskPublish,
    body: { drafts: [{ kind: 'product', id: 'nobody', revision: 1 }], note: 'Herbst' },
    unknown: { status: 409, code: 'draft_changed' },
  }),
  admin({ method: 'GET', path: API.deskVersions, query: true }),
  admin({ method: 'GET', path: API.deskVersion, unknown: NOT_FOUND }),
  admin({ method: 'POST', path: API.deskRevive, body: { replace: false }, unknown: NOT_FOUND }),
];
