export { createDeviceKey, type DeviceKey, decrypt, encrypt, importDeviceKey } from './device-key.ts';
export { keepForOffline, listLoadedAssets } from './keep-for-offline.ts';
