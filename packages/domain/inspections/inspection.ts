export const actionPriorities = ['High', 'Medium', 'Low'] as const;
export type ActionPriority = (typeof actionPriorities)[number];

/** The fields of an inspection that are written one by one, each with a revision of its own. */
export const inspectionFields = [
  'summary',
  'comment',
  'internalComment',
  'inspector',
  'inspectorContact',
  'inspectionDate',
  'contactName',
  'contactPhoneNumber',
  'contactEmail',
  'loadedHours',
] as const;
export type InspectionField = (typeof inspectionFields)[number];

export const signatureRoles = ['customer', 'provider'] as const;
export type SignatureRole = (typeof signatureRoles)[number];

/** '{protocol name} {serial number or nickname}'. */
export const inspectionName = (protocolName: string, equipment: { serialNumber: string; nickName: string }): string =>
  `${protocolName} ${equipment.serialNumber || equipment.nickName}`.trim();
