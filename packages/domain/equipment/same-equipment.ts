/** A machine as a run names it. */
export interface NamedEquipment {
  id: string | null;
  serialNumber: string;
  nickName: string;
  customerSiteId: string | null;
}

/** What makes two spellings of a serial number the same. */
export const serialKey = (serial: string): string => serial.toUpperCase().replaceAll(' ', '');

/** By serial number if either has one; else by id; else by nickname and customer site. */
export function isSameEquipment(a: NamedEquipment, b: NamedEquipment): boolean {
  const [serialA, serialB] = [serialKey(a.serialNumber), serialKey(b.serialNumber)];
  if (serialA || serialB) return serialA === serialB;
  if (a.id && b.id) return a.id === b.id;
  return a.nickName !== '' && a.nickName === b.nickName && a.customerSiteId === b.customerSiteId;
}
