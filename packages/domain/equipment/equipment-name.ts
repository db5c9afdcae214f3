/** People call a machine by its serial number or, without one, by its nickname. */
export const equipmentName = ({ serialNumber, nickName }: { serialNumber: string; nickName: string }): string =>
  serialNumber || nickName;
