type Working = { suspended: boolean; rpId: string };
/** Whether the device is the only one of these that works for its site. The server neither suspends nor removes it. */
export const isLast = (device: Working, all: readonly Working[]): boolean =>
  !device.suspended && all.filter(({ suspended, rpId }) => !suspended && rpId === device.rpId).length === 1;
