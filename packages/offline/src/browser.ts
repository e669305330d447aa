export { createDeviceKey, type DeviceKey, decrypt, encrypt, importDeviceKey } from './device-key.ts';
export { isCurrentBuild, isKept, keepForOffline, listLoadedAssets } from './keep-for-offline.ts';
