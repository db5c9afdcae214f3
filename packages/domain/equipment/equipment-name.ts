/** What people call a machine: its serial number or, without one, its nickname. */
export const equipmentName = ({ serialNumber, nickName }: { serialNumber: string; nickName: string }): string =>
  serialNumber || nickName;
