import * as z from 'zod/mini';
import { entryId, entryKind } from '../catalogue-entries.ts';
import {
  DESK_CAMPAIGNS_LIMIT_BYTES,
  deskCampaignBody,
  deskCampaignChange,
  deskCampaignEnd,
  deskCampaignPreview,
  deskCampaignPreviewBody,
  deskCampaignsReply,
} from '../desk-campaigns.ts';
import {
  DRAFT_LIMIT_BYTES,
  deskCatalogueReply,
  deskDiscardAllBody,
  deskDiscardAllReply,
  deskDiscardBody,
  deskDraftBody,
  deskEntry,
  deskPublishBody,
  deskPublishReply,
  deskWaitingReply,
} from '../desk-catalogue.ts';
import {
  deskMediaBody,
  deskMediaQuery,
  deskMediaReply,
  deskPicture,
  deskPictureDetail,
} from '../desk-media.ts';
import {
  deskPreviewQuery,
  deskProductsQuery,
  deskProductsReply,
  PRODUCT_KINDS,
} from '../desk-products.ts';
import { deskImportReply } from '../desk-transfer.ts';
import {
  deskReviveBody,
  deskReviveReply,
  deskVersionReply,
  deskVersionsQuery,
  deskVersionsReply,
} from '../desk-versions.ts';
import type { Endpoints } from './endpoint.ts';

const desk = { for: 'admin' } as const;
const fresh = { for: 'admin', fresh: 'always' } as const;

const entry = { ...desk, params: { kind: entryKind, id: entryId }, reply: deskEntry } as const;
const drafts = { bodyLimit: DRAFT_LIMIT_BYTES } as const;
const version = {
  ...desk,
  params: { number: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)) },
} as const;

/** Catalogue, drafts and versions. */
export const CATALOGUE_ENDPOINTS = {
  'GET /api/desk/catalogue': { ...desk, reply: deskCatalogueReply },
  'GET /api/desk/catalogue/waiting': { ...desk, reply: deskWaitingReply },
  'GET /api/desk/catalogue/products': {
    ...desk,
    query: deskProductsQuery,
    reply: deskProductsReply,
  },
  'GET /api/desk/catalogue/entries/:kind/:id': entry,
  'PUT /api/desk/catalogue/entries/:kind/:id/draft': { ...entry, ...drafts, body: deskDraftBody },
  'DELETE /api/desk/catalogue/entries/:kind/:id/draft': { ...entry, body: deskDiscardBody },
  'DELETE /api/desk/catalogue/drafts': {
    ...desk,
    ...drafts,
    body: deskDiscardAllBody,
    reply: deskDiscardAllReply,
  },
  'POST /api/desk/catalogue/publish': {
    ...fresh,
    ...drafts,
    body: deskPublishBody,
    reply: deskPublishReply,
  },
  'GET /api/desk/catalogue/versions': {
    ...desk,
    query: deskVersionsQuery,
    reply: deskVersionsReply,
  },
  'GET /api/desk/catalogue/versions/:number': { ...version, reply: deskVersionReply },
  'GET /api/desk/catalogue/versions/:number/draft': { ...version, reply: deskReviveReply },
  'POST /api/desk/catalogue/versions/:number/draft': {
    ...version,
    ...drafts,
    body: deskReviveBody,
    reply: deskCatalogueReply,
  },
} as const satisfies Endpoints;

const campaign = { ...desk, reply: deskCampaignsReply } as const;
const offers = { bodyLimit: DESK_CAMPAIGNS_LIMIT_BYTES } as const;
const params = { id: z.uuid() };

/** Campaigns: sales for a time. */
export const CAMPAIGN_ENDPOINTS = {
  'GET /api/desk/campaigns': campaign,
  'POST /api/desk/campaigns': {
    ...campaign,
    ...offers,
    fresh: 'always',
    body: deskCampaignBody,
  },
  'POST /api/desk/campaigns/preview': {
    ...campaign,
    ...offers,
    body: deskCampaignPreviewBody,
    reply: deskCampaignPreview,
  },
  'PUT /api/desk/campaigns/:id': {
    ...campaign,
    ...offers,
    fresh: 'always',
    params,
    body: deskCampaignChange,
  },
  'POST /api/desk/campaigns/:id/end': {
    ...campaign,
    fresh: 'always',
    params,
    body: deskCampaignEnd,
  },
} as const satisfies Endpoints;

/** A page as it would be if every draft without faults was published, for a frame of the back office. */
export const PREVIEW_ENDPOINTS = {
  'GET /api/desk/catalogue/preview': { ...desk, query: deskPreviewQuery },
} as const satisfies Endpoints;

/** Products as tables: one for each kind out, any of them in. */
export const TRANSFER_ENDPOINTS = {
  'GET /api/desk/catalogue/export/:kind': { ...desk, params: { kind: z.enum(PRODUCT_KINDS) } },
  /** The body is the table. */
  'POST /api/desk/catalogue/import': { ...desk, reply: deskImportReply },
} as const satisfies Endpoints;

const picture = {
  ...desk,
  params: { id: z.string().check(z.regex(/^[0-9a-f]{32}$/)) },
  reply: deskPictureDetail,
} as const;

/** Library of uploaded pictures. */
export const MEDIA_ENDPOINTS = {
  'GET /api/desk/media': { ...desk, query: deskMediaQuery, reply: deskMediaReply },
  /** The body is the picture. 201 if it is new. */
  'POST /api/desk/media': { ...desk, reply: deskPicture },
  'GET /api/desk/media/:id': picture,
  'PATCH /api/desk/media/:id': { ...picture, body: deskMediaBody },
  /** `?was_shown=1` confirms that a former version showed it. */
  'DELETE /api/desk/media/:id': { ...picture, fresh: 'always' },
} as const satisfies Endpoints;
