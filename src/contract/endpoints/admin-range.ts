import * as z from 'zod/mini';
import {
  ADMIN_CAMPAIGNS_LIMIT_BYTES,
  adminCampaignBody,
  adminCampaignChange,
  adminCampaignEnd,
  adminCampaignPreview,
  adminCampaignPreviewBody,
  adminCampaignsReply,
} from '../admin-campaigns.ts';
import {
  adminCatalogueReply,
  adminDiscardAllBody,
  adminDiscardAllReply,
  adminDiscardBody,
  adminDraftBody,
  adminEntriesReply,
  adminEntry,
  adminPublishBody,
  adminPublishReply,
  adminWaitingReply,
  DRAFT_LIMIT_BYTES,
} from '../admin-catalogue.ts';
import {
  adminMediaBody,
  adminMediaChoice,
  adminMediaReply,
  adminPicture,
  adminPictureDetail,
  adminStudioReply,
} from '../admin-media.ts';
import { adminNamesQuery, adminNamesReply } from '../admin-names.ts';
import { adminPreviewQuery, adminProductsChoice, adminProductsReply } from '../admin-products.ts';
import {
  adminMailPreviewQuery,
  adminMailTestBody,
  adminMailTestReply,
  adminMailTextReply,
  adminTextPlacesReply,
  wordedMail,
} from '../admin-texts.ts';
import { adminImportQuery, adminImportReply, movedPicture } from '../admin-transfer.ts';
import {
  adminReviveBody,
  adminReviveReply,
  adminVersionReply,
  adminVersionsQuery,
  adminVersionsReply,
} from '../admin-versions.ts';
import { entryId, entryKind, LISTED_KINDS } from '../catalogue-entries.ts';
import { formReply } from '../forms.ts';
import { type Endpoints, MANAGERS, OWNER, PACKERS } from './endpoint.ts';

const managers = { for: MANAGERS } as const;
const fresh = { for: MANAGERS, fresh: 'always' } as const;

const entry = {
  ...managers,
  params: { kind: entryKind, id: entryId },
  reply: adminEntry,
} as const;
const drafts = { bodyLimit: DRAFT_LIMIT_BYTES } as const;
const version = {
  ...managers,
  params: { number: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)) },
} as const;

/** Catalogue, drafts and versions. */
export const CATALOGUE_ENDPOINTS = {
  'GET /api/admin/catalogue': { ...managers, reply: adminCatalogueReply },
  'GET /api/admin/catalogue/waiting': { ...managers, reply: adminWaitingReply },
  'POST /api/admin/catalogue/products': {
    ...managers,
    body: adminProductsChoice,
    reply: adminProductsReply,
  },
  'GET /api/admin/catalogue/names': {
    for: PACKERS,
    query: adminNamesQuery,
    reply: adminNamesReply,
  },
  'GET /api/admin/catalogue/entries/:kind': {
    ...managers,
    params: { kind: z.enum(LISTED_KINDS) },
    reply: adminEntriesReply,
  },
  'GET /api/admin/catalogue/entries/:kind/:id': entry,
  'PUT /api/admin/catalogue/entries/:kind/:id/draft': { ...entry, ...drafts, body: adminDraftBody },
  'DELETE /api/admin/catalogue/entries/:kind/:id/draft': { ...entry, body: adminDiscardBody },
  'DELETE /api/admin/catalogue/drafts': {
    ...managers,
    ...drafts,
    body: adminDiscardAllBody,
    reply: adminDiscardAllReply,
  },
  'POST /api/admin/catalogue/publish': {
    ...fresh,
    ...drafts,
    body: adminPublishBody,
    reply: adminPublishReply,
  },
  'GET /api/admin/catalogue/versions': {
    ...managers,
    query: adminVersionsQuery,
    reply: adminVersionsReply,
  },
  'GET /api/admin/catalogue/versions/:number': { ...version, reply: adminVersionReply },
  'GET /api/admin/catalogue/versions/:number/draft': { ...version, reply: adminReviveReply },
  /** Brings settings back as well. */
  'POST /api/admin/catalogue/versions/:number/draft': {
    ...version,
    for: OWNER,
    ...drafts,
    body: adminReviveBody,
    reply: adminCatalogueReply,
  },
} as const satisfies Endpoints;

const campaign = { ...managers, reply: adminCampaignsReply } as const;
const offers = { bodyLimit: ADMIN_CAMPAIGNS_LIMIT_BYTES } as const;
const params = { id: z.uuid() };

/** Campaigns: sales for a time. */
export const CAMPAIGN_ENDPOINTS = {
  'GET /api/admin/campaigns': campaign,
  'POST /api/admin/campaigns': {
    ...campaign,
    ...offers,
    fresh: 'always',
    body: adminCampaignBody,
  },
  'POST /api/admin/campaign-preview': {
    ...campaign,
    ...offers,
    body: adminCampaignPreviewBody,
    reply: adminCampaignPreview,
  },
  'PUT /api/admin/campaigns/:id': {
    ...campaign,
    ...offers,
    fresh: 'always',
    params,
    body: adminCampaignChange,
  },
  'POST /api/admin/campaigns/:id/end': {
    ...campaign,
    fresh: 'always',
    params,
    body: adminCampaignEnd,
  },
} as const satisfies Endpoints;

/** A page as it would be if every draft without faults was published, for a frame of the back office. */
export const PREVIEW_ENDPOINTS = {
  'GET /api/admin/catalogue/preview': { ...managers, query: adminPreviewQuery },
} as const satisfies Endpoints;

/** Products as a table. */
export const TRANSFER_ENDPOINTS = {
  'GET /api/admin/catalogue/export/products': managers,
  /** The body is the table. */
  'POST /api/admin/catalogue/import': {
    ...managers,
    query: adminImportQuery,
    reply: adminImportReply,
  },
  /** Fetches one picture from a public address into the library and puts it on the draft. */
  'POST /api/admin/catalogue/import/pictures': {
    ...managers,
    body: movedPicture,
    reply: formReply,
  },
} as const satisfies Endpoints;

const picture = {
  ...managers,
  params: { id: z.string().check(z.regex(/^[0-9a-f]{32}$/)) },
  reply: adminPictureDetail,
} as const;

/** Library of uploaded pictures. */
export const MEDIA_ENDPOINTS = {
  'POST /api/admin/media/search': { ...managers, body: adminMediaChoice, reply: adminMediaReply },
  /** Pictures that came with the shop and that products show. */
  'POST /api/admin/studio-pictures': {
    ...managers,
    body: adminMediaChoice,
    reply: adminStudioReply,
  },
  /** The body is the picture. 201 if it is new. */
  'POST /api/admin/media': { ...managers, reply: adminPicture },
  'GET /api/admin/media/:id': picture,
  'PATCH /api/admin/media/:id': { ...picture, body: adminMediaBody },
  /** `?was_shown=1` confirms that a former version showed it. */
  'DELETE /api/admin/media/:id': { ...picture, fresh: 'always', reply: formReply },
} as const satisfies Endpoints;

const mailText = { ...managers, params: { kind: wordedMail } } as const;

/** Legal texts and words of mails, which are drafts of the catalogue: what their places become, and how a mail looks. */
export const TEXT_ENDPOINTS = {
  'GET /api/admin/text-places': { ...managers, reply: adminTextPlacesReply },
  'GET /api/admin/mail-texts/:kind': { ...mailText, reply: adminMailTextReply },
  /** A page or a plain text. */
  'GET /api/admin/mail-texts/:kind/preview': { ...mailText, query: adminMailPreviewQuery },
  'POST /api/admin/mail-texts/:kind/test': {
    ...fresh,
    params: { kind: wordedMail },
    body: adminMailTestBody,
    reply: adminMailTestReply,
  },
} as const satisfies Endpoints;
