/** The header by which a device of a gate says which one it is. A file of its own, because every page's client knows it and few know the gate's schemas. */
export const gateDeviceHeader = 'X-Gate-Device'
