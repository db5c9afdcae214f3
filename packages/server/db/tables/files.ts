import type { Language } from '@assay/domain/languages';
import type { Defaulted, Moment, NullableMoment } from './columns.ts';

export interface StoredFileRow {
  id: string;
  storage_key: string;
  name: string;
  content_type: string;
  size: number;
  sha256: Buffer;
  state: Defaulted<'pending' | 'kept' | 'doomed'>;
  created_at: Date;
  delete_after: NullableMoment;
  /** Whose quota it counts against. */
  company_id: Defaulted<string | null>;
}

/** What the files of a company take. */
export interface CompanyStorageRow {
  company_id: string;
  bytes: number;
}

export interface UploadRow {
  id: string;
  purpose: 'image' | 'document';
  owner_user_id: string;
  file_name: string;
  expires_at: Date;
  received_sha256: Buffer | null;
  stored_file_id: string | null;
  created_at: Date;
}

export interface ImageRow {
  id: string;
  name: string;
  content_type: string;
  width: number;
  height: number;
  original_file_id: string;
  report_file_id: string;
  thumbnail_file_id: string;
  owner_user_id: string;
  protocol_point_id: string | null;
  index: number | null;
  /** The picture that was drawn on. */
  marked_from: Defaulted<string | null>;
  bound_at: NullableMoment;
  created_at: Date;
}

export interface VoiceCommentRow {
  id: string;
  file_id: string;
  owner_user_id: string;
  result_id: Defaulted<string | null>;
  bound_at: NullableMoment;
  created_at: Date;
}

export interface EquipmentImageRow {
  equipment_id: string;
  image_id: string;
  index: number;
  photo_name: string;
}

export interface FrozenImageRow {
  image_id: string;
  snapshot_id: Defaulted<string | null>;
  run_extra_point_id: Defaulted<string | null>;
}

/** A view: which record shows which image. */
export interface ImageUseRow {
  image_id: string;
  record_type: 'equipment' | 'inspectionPoint' | 'visit' | 'protocolSnapshot';
  record_id: string;
}

export interface ReportDraftRow {
  id: string;
  visit_id: string;
  sha256: string;
  content: string;
  asked_at: Moment;
}

export interface ReportFileRow {
  id: string;
  visit_id: string;
  /** Null for a draft. */
  version: Defaulted<number | null>;
  draft_id: Defaulted<string | null>;
  language: Language;
  file_id: Defaulted<string | null>;
  rendered_at: NullableMoment;
  wanted_at: Moment;
  asked_at: NullableMoment;
  attempts: Defaulted<number>;
  next_attempt_at: Moment;
  last_error: Defaulted<string | null>;
}
