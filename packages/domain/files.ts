export const photoTypes = ['image/jpeg', 'image/jpg', 'image/png'] as const;
export const voiceTypes = ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/x-m4a', 'audio/wav', 'audio/x-wav'] as const;

export const mostPhotoBytes = 25_000_000;
export const mostVoiceBytes = 25_000_000;
export const mostDocumentBytes = 200_000_000;
/** A picture with more pixels would exhaust the memory of the decoder. */
export const mostPhotoPixels = 60_000_000;
/** One line of a very long picture takes more memory than a whole photo. */
export const mostPhotoSide = 20_000;

/** File systems allow no longer names. */
export const mostFileNameLength = 255;

export const imageSizes = ['thumbnail', 'report', 'original'] as const;
export type ImageSize = (typeof imageSizes)[number];
/** The longer side of each stored copy, in pixels. */
export const longerSide: Record<ImageSize, number> = { thumbnail: 320, report: 1200, original: 2560 };

const photoEndings: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

/** A stored image is referred to by its id and the ending of its real type. */
export const imageName = (id: string, contentType: string): string => `${id}.${photoEndings[contentType] ?? 'jpg'}`;

/** Takes the id from `{id}` or `{id}.{ending}`. */
export const imageIdOf = (name: string): string => name.replace(/\.(jpe?g|png)$/i, '');
