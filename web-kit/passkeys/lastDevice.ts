type Working = { suspended: boolean; rpId: string };
/** Whether no other one of these works for the site of the device. The server then does not remove it. */
export const isOnly = (device: Working, all: readonly Working[]): boolean =>
  !all.some((other) => other !== device && !other.suspended && other.rpId === device.rpId);
/** Whether the device is the only one of these that works for its site. The server then does not suspend it, either. */
export const isLast = (device: Working, all: readonly Working[]): boolean =>
  !device.suspended && isOnly(device, all);
