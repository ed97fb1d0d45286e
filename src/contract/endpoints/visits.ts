import { visitBeat } from '../visits.ts';
import type { Endpoints } from './endpoint.ts';

/** Visits (docs/specification.md#7-interfaces). Every accepted write gets a 204. */
export const VISIT_ENDPOINTS = {
  /** A beat has about 200 bytes; the longer one of the specification, with its agent, fits as well. */
  'PUT /api/active-sessions/:session_id': { for: 'anyone', body: visitBeat, bodyLimit: 1024 },
  'DELETE /api/active-sessions/:session_id': { for: 'anyone' },
  /** A beacon, which may come as `text/plain`, so the handler reads its body (`visitEnd`). */
  'POST /api/cleanup-session': { for: 'anyone' },
} as const satisfies Endpoints;
