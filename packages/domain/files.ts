/** What may be uploaded, and how much of it. */
export const photoTypes = ['image/jpeg', 'image/jpg', 'image/png'] as const;
export const voiceTypes = ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/x-m4a', 'audio/wav', 'audio/x-wav'] as const;

export const mostPhotoBytes = 25_000_000;
export const mostVoiceBytes = 25_000_000;
export const mostDocumentBytes = 200_000_000;
/** Past this a picture is a trap for whoever decodes it. */
export const mostPhotoPixels = 60_000_000;
/** One line of a very long picture takes more memory than a whole photo. */
export const mostPhotoSide = 20_000;

/** What file systems allow. */
export const mostFileNameLength = 255;

export const unallowedFileType = 'Unallowed file type';
export const onlyOneFile = 'Only one file allowed at a time';

export const imageSizes = ['thumbnail', 'report', 'original'] as const;
export type ImageSize = (typeof imageSizes)[number];
/** The longer side of each kept copy, in pixels. */
export const longerSide: Record<ImageSize, number> = { thumbnail: 320, report: 1200, original: 2560 };

const photoEndings: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

/** How a stored image is referred to: its id plus the ending of its true type. */
export const imageName = (id: string, contentType: string): string => `${id}.${photoEndings[contentType] ?? 'jpg'}`;

/** The id in `{id}` or `{id}.{ending}`. */
export const imageIdOf = (name: string): string => name.replace(/\.(jpe?g|png)$/i, '');
