import { onlyOneFile, unallowedFileType } from '../../files.ts';

export const files = {
  'file.type': unallowedFileType,
  'file.onlyOne': onlyOneFile,
  'file.tooMany': { one: 'At most {count} file allowed', other: 'At most {count} files allowed' },
  'file.missing': 'Choose a file',
  'file.tooLarge': 'The file is too large',
  'file.largerThan': '{name} is larger than {megabytes} MB.',
  'file.alreadyUploaded': 'Another file was sent to this address already.',
  'file.uploadGone': 'The upload took too long and was given up. Send the file again.',
  'file.quotaReached':
    'The files of {company} would take more than the {size} that a company may use. Nothing was stored; ask an administrator of the provider for more room.',
  'storage.away': 'The file storage cannot be reached right now. Nothing was stored; try again.',
  'storage.full': 'The file storage is full. Nothing was stored; ask an administrator to make room.',
  'storage.fileMissing': 'The contents of this file are missing in the storage.',
  'photo.missing': 'Choose a photo',
  'photo.unknown': 'Unknown picture, or not yours',
  'photo.tooWide': 'The picture is wider or higher than {max} pixels',
  'photo.tooManyPixels': 'The picture has more than {millions} million pixels',
  'photo.interlaced': 'The picture is interlaced and has more than {millions} million pixels',
  'photo.unreadable': 'The picture is damaged and cannot be read',
  'photo.tooSlow': 'The picture takes too long to read',
  'recording.missing': 'Choose a recording',
  'recording.unknown': 'Unknown recording, or not yours',
} as const;
