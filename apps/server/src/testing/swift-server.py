"""OpenStack Swift with its S3 API in one process: arguments are a port and a folder."""

import os
import sys

import eventlet

eventlet.patcher.monkey_patch(all=False, socket=True, select=True, thread=True)

from eventlet import listen, spawn, wsgi
from swift.common import utils
from swift.common.ring.builder import RingBuilder

utils.HASH_PATH_SUFFIX = b"redraft"

from swift.account.server import AccountController
from swift.common.wsgi import loadapp
from swift.container.server import ContainerController
from swift.obj.server import ObjectController

port, folder = int(sys.argv[1]), sys.argv[2]
os.makedirs(os.path.join(folder, "devices", "disk"), exist_ok=True)
conf = {
    "devices": os.path.join(folder, "devices"),
    "swift_dir": folder,
    "mount_check": "false",
    "disable_fallocate": "true",
    "log_level": "ERROR",
}

pipeline = f"""
[DEFAULT]
swift_dir = {folder}
log_level = ERROR
[pipeline:main]
pipeline = catch_errors gatekeeper s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
allow_multipart_uploads = false
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
"""
with open(os.path.join(folder, "proxy-server.conf"), "w", encoding="utf-8") as file:
    file.write(pipeline)

servers = {}
for name, controller in (
    ("account", AccountController),
    ("container", ContainerController),
    ("object", ObjectController),
):
    servers[name] = (listen(("127.0.0.1", 0)), controller)
    builder = RingBuilder(2, 1, 1)
    device = {"id": 0, "region": 1, "zone": 1, "weight": 1, "ip": "127.0.0.1", "device": "disk"}
    builder.add_dev({**device, "port": servers[name][0].getsockname()[1]})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, f"{name}.ring.gz"))


class Cache:
    """What memcached would keep."""

    def __init__(self):
        self.values = {}

    def get(self, key, raise_on_error=False):
        return self.values.get(key)

    def set(self, key, value, serialize=True, time=0, min_compress_len=0, raise_on_error=False):
        self.values[key] = value

    def delete(self, key, server_key=None):
        self.values.pop(key, None)


cache = Cache()
log = open(os.devnull, "w", encoding="utf-8")
for socket, controller in servers.values():
    spawn(wsgi.server, socket, controller(conf), log)
proxy = loadapp(os.path.join(folder, "proxy-server.conf"))


def with_cache(environment, start_response):
    environment["swift.cache"] = cache
    return proxy(environment, start_response)


listening = listen(("127.0.0.1", port))
print("ready", flush=True)
wsgi.server(listening, with_cache, log)
