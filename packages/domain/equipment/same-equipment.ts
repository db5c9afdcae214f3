export interface NamedEquipment {
  id: string | null;
  serialNumber: string;
  nickName: string;
  customerSiteId: string | null;
}

/** Spellings that differ in case and spaces are the same serial number. */
export const serialKey = (serial: string): string => serial.toUpperCase().replaceAll(' ', '');

/** Compares serial numbers if either has one, else ids, else nickname and site. */
export function isSameEquipment(a: NamedEquipment, b: NamedEquipment): boolean {
  const [serialA, serialB] = [serialKey(a.serialNumber), serialKey(b.serialNumber)];
  if (serialA || serialB) return serialA === serialB;
  if (a.id && b.id) return a.id === b.id;
  return a.nickName !== '' && a.nickName === b.nickName && a.customerSiteId === b.customerSiteId;
}
