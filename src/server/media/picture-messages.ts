import type { NoticeResult } from '../guarantee/check-notice.ts';
import type { MasterCheckResult } from './check-master.ts';
import type { Drawing } from './draw-png.ts';
import type { FocalPoint, PictureSize } from './picture-sizes.ts';
import type { MasterResult, PictureFault } from './prepare-master.ts';

/** Messages between a `PictureProcessor` and its process. */
export type PictureTask =
  | { readonly task: 'master'; readonly upload: Uint8Array }
  | { readonly task: 'check'; readonly master: Uint8Array }
  | { readonly task: 'notice'; readonly upload: Uint8Array }
  | {
      readonly task: 'size';
      readonly master: Uint8Array;
      /** Undefined: the whole picture, its longer side as long as the size's width. */
      readonly focus: FocalPoint | undefined;
      readonly size: PictureSize;
    }
  | { readonly task: 'drawing'; readonly drawing: Drawing };

export type SizeResult =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly code: PictureFault };

export type NoticeCheckResult = NoticeResult | SizeResult;

export type PictureReply = MasterResult | MasterCheckResult | SizeResult | NoticeResult;
