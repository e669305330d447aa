export const endpointsKey = 'event-endpoints';
export const deliveriesKey = 'event-deliveries';
