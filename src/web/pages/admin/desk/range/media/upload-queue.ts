import { type AdminPicture, UPLOAD_LIMIT_BYTES } from '#contract/admin-media.ts';

export type UploadState =
  | { readonly step: 'waiting' | 'processing' }
  | { readonly step: 'sending'; readonly percent: number }
  | { readonly step: 'done'; readonly picture: AdminPicture }
  /** `sentence` is empty where no reply came. */
  | { readonly step: 'failed'; readonly sentence: string }
  | { readonly step: 'too_large' };

export interface Upload {
  readonly key: number;
  readonly file: File;
  readonly state: UploadState;
}

export type UploadEvent =
  | { readonly type: 'add'; readonly files: readonly File[] }
  | { readonly type: 'move'; readonly key: number; readonly state: UploadState }
  | { readonly type: 'remove'; readonly key: number };

/** State of files after an event. Files that are too large are never sent. */
export function uploadsAfter(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  switch (event.type) {
    case 'add': {
      const first = Math.max(-1, ...uploads.map(({ key }) => key)) + 1;
      const added = event.files.map((file, index): Upload => {
        const step = file.size > UPLOAD_LIMIT_BYTES ? 'too_large' : 'waiting';
        return { key: first + index, file, state: { step } };
      });
      return [...uploads, ...added];
    }
    case 'move':
      return uploads.map((each) =>
        each.key === event.key ? { ...each, state: event.state } : each,
      );
    case 'remove':
      return uploads.filter(({ key }) => key !== event.key);
  }
}

/** Returns the file to send now: one at a time, because the server takes one picture at a time. */
export function nextUpload(uploads: readonly Upload[]): Upload | undefined {
  const isBusy = uploads.some(
    ({ state }) => state.step === 'sending' || state.step === 'processing',
  );
  return isBusy ? undefined : uploads.find(({ state }) => state.step === 'waiting');
}
